# Wyrmtable in a container: built with everything, run with what serving needs, as nobody in particular, on a root that
# nobody writes to. The data are a volume at /data.
FROM node:24-bookworm-slim AS build
WORKDIR /wyrmtable
COPY . .
RUN npm ci --include=dev --no-audit --no-fund \
  && node -e "import('./scripts/ready.mjs').then(async ({ buildClient }) => { const { ok, output } = await buildClient({ force: true }); if (!ok) { console.error(output); process.exit(1); } })" \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production WYRMTABLE_DATA=/data WYRMTABLE_HOST=0.0.0.0 PORT=8080
WORKDIR /wyrmtable
COPY --from=build --chown=root:root /wyrmtable /wyrmtable
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health/ready').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "packages/cli/wyrmtable.mjs"]
CMD ["serve"]
