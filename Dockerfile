# One image holds every program of the shop; docker-compose.yml says which one a container runs.

FROM node:20-bookworm-slim AS libraries
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
COPY storefront/package.json storefront/
COPY testing/package.json testing/
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund

FROM libraries AS build
COPY . .
RUN node --import tsx scripts/build.ts && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:20-bookworm-slim
WORKDIR /shop
# The account comes with the image of Node; a shop's data are its own.
RUN mkdir -p /data/media && chown -R node:node /data
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/contracts contracts
COPY --from=build /shop/services services
COPY --from=build /shop/bff bff
COPY --from=build /shop/storefront/dist storefront/dist
COPY --from=build /shop/dist dist
USER node
ENTRYPOINT ["node", "--enable-source-maps"]
CMD ["dist/all-in-one.mjs"]
