import { afterEach, expect, test, vi } from 'vitest'
import { requireEncoder } from './film-files.server.ts'

afterEach(() => vi.unstubAllEnvs())

test('Without ffmpeg one sentence says what to install', () => {
  vi.stubEnv('PATH', '/nowhere')
  expect(() => requireEncoder()).toThrow(/^Videos are made with ffmpeg: install .+\.$/)
})
