# One image holds every program of the shop; docker-compose.yml says which one a container runs.

FROM node:20-bookworm-slim AS manifests
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY services/all-in-one/package.json services/all-in-one/
COPY services/catalog/package.json services/catalog/
COPY services/chassis/package.json services/chassis/
COPY services/content/package.json services/content/
COPY services/identity/package.json services/identity/
COPY services/orders/package.json services/orders/
COPY services/payment/package.json services/payment/
COPY bff/package.json bff/
COPY browser/package.json browser/
COPY storefront/package.json storefront/
COPY backoffice/package.json backoffice/
COPY testing/package.json testing/

# What the programs load when they run: neither the tools, nor the front ends' libraries, which are in the built pages.
FROM manifests AS libraries
RUN npm ci --omit=dev --workspace services/all-in-one --ignore-scripts --no-audit --no-fund

FROM manifests AS build
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node --import tsx scripts/build.ts
# All that the programs read beside their libraries.
RUN mkdir /image && cp -r --parents dist storefront/dist backoffice/dist services/*/migrations services/*/*-migrations /image

FROM node:20-bookworm-slim
WORKDIR /shop
# The account comes with the image of Node; a shop's data are its own.
RUN mkdir -p /data/media && chown -R node:node /data
COPY --from=libraries /shop ./
COPY --from=build /image ./
USER node
ENTRYPOINT ["node", "--enable-source-maps"]
CMD ["dist/all-in-one.mjs"]
