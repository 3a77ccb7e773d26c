# Wyrmtable in a container: what serving needs and no more (about 80 MB beside Node), as nobody in particular, on a root
# that nobody writes to. The data are a volume at /data.
FROM node:24-bookworm-slim AS client
WORKDIR /wyrmtable
COPY . .
RUN npm ci --include=dev --no-audit --no-fund \
  && node -e "import('./scripts/ready.mjs').then(async ({ buildClient }) => { const { ok, output } = await buildClient({ force: true }); if (!ok) { console.error(output); process.exit(1); } })"

# The server's own packages. The image has its Node, so the pinned one stays out.
FROM node:24-bookworm-slim AS server
WORKDIR /wyrmtable
COPY . .
RUN npm ci --omit=dev --workspace packages/server --include-workspace-root=false --no-audit --no-fund \
  && rm -rf node_modules/node node_modules/node-bin-* node_modules/@wyrmtable/scenarios \
  && find . -mindepth 1 -maxdepth 1 ! -name node_modules ! -name packages ! -name package.json -exec rm -rf {} + \
  && rm -rf packages/web packages/*/test

FROM node:24-bookworm-slim
ENV NODE_ENV=production WYRMTABLE_DATA=/data WYRMTABLE_HOST=0.0.0.0 PORT=8080
WORKDIR /wyrmtable
COPY --from=server --chown=root:root /wyrmtable /wyrmtable
COPY --from=client --chown=root:root /wyrmtable/packages/web/dist /wyrmtable/packages/web/dist
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health/ready').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "packages/cli/wyrmtable.mjs"]
CMD ["serve"]
