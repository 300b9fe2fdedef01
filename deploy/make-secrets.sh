#!/bin/sh
# Makes the passwords of the containers, each in a file of its own. What is there already stays.
set -eu
cd "$(dirname "$0")"
mkdir -p secrets
# Containers run as other accounts than the one that calls this: each is given files, which it has to read, and never the folder.
umask 022
chmod 700 secrets
keep() { [ -s "secrets/$1" ] || printf '%s\n' "$2" > "secrets/$1"; }
password() { head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n'; }

keep postgres-password "$(password)"
keep rabbitmq-password "$(password)"
keep paystack-secret-key "sk_test_$(password)"
postgres=$(cat secrets/postgres-password)
rabbitmq=$(cat secrets/rabbitmq-password)
keep rabbitmq-account "default_user = shop
default_pass = $rabbitmq"
keep amqp-url "amqp://shop:$rabbitmq@rabbitmq:5672"
keep database-url "postgres://shop:$postgres@postgres:5432/postgres"
for name in identity catalog orders payment content sandbox; do
  keep "database-url-$name" "postgres://shop:$postgres@postgres:5432/akwadaa_$name"
done
echo "The secrets are in $(pwd)/secrets. Keep them where only you read, and in no repository."
