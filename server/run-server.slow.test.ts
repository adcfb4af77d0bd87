import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { startServer } from './run-server.ts'

test('a slow sender cannot hold a socket for long', async () => {
  const server = await startServer(express(), 0)
  expect(server).toMatchObject({
    headersTimeout: 5000,
    requestTimeout: 10_000,
    keepAliveTimeout: 4000,
  })
  server.close()
})

test('fault 22: half a request is answered and cut off', async () => {
  const server = await startServer(express(), 0)
  const socket = connect((server.address() as AddressInfo).port)
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
  const said = await new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('close', () => resolve(text))
  })
  expect(said).toMatch(/^HTTP\/1\.1 408/)
  server.close()
})

test('a port that is taken is told, not waited for', async () => {
  const server = await startServer(express(), 0)
  const { port } = server.address() as AddressInfo
  await expect(startServer(express(), port)).rejects.toThrow('EADDRINUSE')
  server.close()
})

test('fault 22: who asks for many things without reading an answer is cut off', async () => {
  let asked = 0
  const app = express()
  app.use(() => {
    asked += 1
  })
  const server = await startServer(app, 0)
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(100))
  socket.resume().on('error', () => undefined)
  await once(socket, 'close')
  expect(asked).toBe(4)
  server.close()
})

test('requests that follow their answers on one connection are as many as they like', async () => {
  const app = express()
  app.use((_request, response) => void response.send('ok'))
  const server = await startServer(app, 0)
  const { port } = server.address() as AddressInfo
  for (let at = 0; at < 20; at += 1) {
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('ok')
  }
  server.close()
})
