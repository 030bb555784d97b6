# syntax=docker/dockerfile:1
# The application. docs/operation.md tells how it is used.

# docs/operation.md tells how to pin it to the digest that you have looked at.
ARG BASE=node:24.9.0-bookworm-slim

FROM ${BASE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/assessment/package.json packages/assessment/
COPY packages/citation/package.json packages/citation/
COPY packages/contract/package.json packages/contract/
COPY packages/corpus-engine/package.json packages/corpus-engine/
COPY packages/corrector/package.json packages/corrector/
COPY packages/estonian/package.json packages/estonian/
COPY packages/practice/package.json packages/practice/
COPY packages/russian/package.json packages/russian/
COPY packages/vabamorf/package.json packages/vabamorf/
COPY training/package.json training/
COPY benchmarks/package.json benchmarks/
COPY e2e/package.json e2e/

# Bundles of the server and of the screens.
FROM manifests AS bundles
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && node scripts/build-web.mjs

# Packages that the bundles of the server need when they run.
FROM manifests AS packages
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev --workspace apps/server

FROM ${BASE} AS product
# util-linux is in the base: the reader of uploaded files runs in a network namespace of its own where that is allowed.
RUN groupadd --gid 10001 keelerada \
    && useradd --uid 10001 --gid keelerada --home-dir /data --shell /usr/sbin/nologin keelerada \
    && install --directory --owner keelerada --group keelerada --mode 0700 /data /backups
WORKDIR /app
COPY --from=packages /app ./
COPY LICENSE README.md ./
COPY apps/server/migrations apps/server/migrations
COPY apps/server/static apps/server/static
COPY models models
COPY demo-corpus demo-corpus
COPY apps/web/content/practice apps/web/content/practice
COPY clients clients
COPY --from=bundles /app/apps/server/dist apps/server/dist
COPY --from=bundles /app/apps/web/dist apps/web/dist
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=8080 \
    DATA_DIR=/data \
    LOG_FORMAT=json
USER keelerada
VOLUME /data
EXPOSE 8080
# The first start loads the demonstration corpus.
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/server/dist/main.js"]
