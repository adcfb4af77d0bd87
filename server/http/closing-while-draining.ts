import type { RequestHandler } from 'express'

/** While the server stops, clients are told to open no more requests on their connections. */
export function closingWhileDraining(readiness: { draining: boolean }): RequestHandler {
  return (_request, response, next) => {
    if (readiness.draining) response.set('Connection', 'close')
    next()
  }
}
