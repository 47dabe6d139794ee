#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'

/**
 * Starts Firefox with the arguments of this script, and answers the commands of WebDriver BiDi that it does not know
 * yet in its place: Playwright sends them for every context, and gives up when one fails.
 */
const NOT_KNOWN_YET = new Set(['emulation.setMediaFeaturesOverride'])

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => firefox.kill(signal))
firefox.once('exit', (code) => process.exit(code ?? 1))

/** The text of a message. */
const textOf = (data) => new TextDecoder().decode(data)

/** Relays between Playwright and the address at which Firefox listens. */
function relay(target) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (near, request) => {
    const far = new WebSocket(target + request.url, {
      perMessageDeflate: false,
      maxPayload: 256 * 1024 * 1024,
    })
    const waiting = []
    const send = (text) => (far.readyState === WebSocket.OPEN ? far.send(text) : waiting.push(text))
    far.on('open', () => waiting.splice(0).forEach(send))
    far.on('message', (data) => near.send(textOf(data)))
    near.on('message', (data) => {
      const text = textOf(data)
      const { id, method } = JSON.parse(text)
      if (NOT_KNOWN_YET.has(method)) near.send(JSON.stringify({ type: 'success', id, result: {} }))
      else send(text)
    })
    far.on('close', () => near.close())
    near.on('close', () => far.close())
  })
  return new Promise((resolve) => server.once('listening', () => resolve(server.address().port)))
}

let said = ''
firefox.stderr.on('data', async (part) => {
  said += String(part)
  const lines = said.split('\n')
  said = lines.pop() ?? ''
  for (const line of lines) {
    const target = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line)?.[1]
    process.stderr.write(
      target ? `WebDriver BiDi listening on ws://127.0.0.1:${await relay(target)}\n` : `${line}\n`,
    )
  }
})
