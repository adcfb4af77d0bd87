import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { listensOn, startServer } from './run-server.ts'

test('a slow sender cannot hold a socket for long', async () => {
  const server = await startServer(express(), { port: 0 })
  expect(server).toMatchObject({
    headersTimeout: 5000,
    requestTimeout: 10_000,
    keepAliveTimeout: 4000,
  })
  server.close()
})

test('fault 22: half a request is answered and cut off', async () => {
  const server = await startServer(express(), { port: 0 })
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
  const server = await startServer(express(), { port: 0 })
  const { port } = server.address() as AddressInfo
  await expect(startServer(express(), { port })).rejects.toThrow('EADDRINUSE')
  server.close()
})

test('an address that the machine does not have is told with the setting', async () => {
  await expect(startServer(express(), { host: '192.0.2.1', port: 0 })).rejects.toThrow(
    /^HOST 192\.0\.2\.1 is no address of this machine .*: set HOST/,
  )
})

test('one address of the machine may be listened on, and the sentence of the start says which', async () => {
  const server = await startServer(express(), { host: '127.0.0.1', port: 0 })
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1')
  server.close()
  expect(listensOn({ host: '127.0.0.1', port: 3000 })).toBe(
    'It listens on 127.0.0.1:3000, where only this machine reaches it (HOST)',
  )
  expect(listensOn({ host: '::1', port: 3000 })).toContain('[::1]:3000, where only this machine')
  expect(listensOn({ host: '10.0.0.5', port: 80 })).toBe('It listens on 10.0.0.5:80 (HOST)')
  for (const host of [undefined, '0.0.0.0', '::']) {
    expect(listensOn({ host, port: 3000 })).toMatch(
      /^It listens on every interface .* 3000 \(HOST\)$/,
    )
  }
})

test('fault 22: who asks for many things without reading an answer is cut off', async () => {
  let asked = 0
  const app = express()
  app.use(() => {
    asked += 1
  })
  const server = await startServer(app, { port: 0 })
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
  const server = await startServer(app, { port: 0 })
  const { port } = server.address() as AddressInfo
  for (let at = 0; at < 20; at += 1) {
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('ok')
  }
  server.close()
})
