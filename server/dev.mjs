import { createServer } from 'node:http'
import express from 'express'
import { createDevMiddleware } from 'vike/server'

/**
 * `npm run dev`, plain JavaScript: Vite reads our TypeScript, and a second reader of it (tsx) beside Vite's would read
 * every module of every package as well, a third of the time until the first page.
 */
const app = express()
const server = createServer(app)
const { devMiddleware, viteServer } = await createDevMiddleware({
  root: process.cwd(),
  // Edits are sent over the server's own port; a fixed second one would let one server at a time follow them.
  viteConfig: { server: { ws: { server } } },
})
/** @type {typeof import('./develop.ts')} */
const { develop } = await viteServer.ssrLoadModule('/server/develop.ts')
app.use(devMiddleware)
await develop({ app, server, load: (path) => viteServer.ssrLoadModule(path) })
