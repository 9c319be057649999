import { connect, createServer } from 'node:net'

/**
 * The network between the nodes, in a process of its own: `holdProxy.mjs FROM:TO …` passes connections on from one port
 * to another. SIGUSR1: it holds what servers send. SIGUSR2: it drops that with its connections, and passes on again.
 * On one machine the kernel still delivers what a killed primary has sent, so without this no replication could lose
 * anything.
 */
const pairs = new Set()
let isHolding = false

for (const [from, to] of process.argv.slice(2).map((route) => route.split(':').map(Number)))
  createServer((client) => {
    const server = connect(to, '127.0.0.1')
    const end = () => {
      client.destroy()
      server.destroy()
      pairs.delete(end)
    }
    pairs.add(end)
    for (const side of [client, server]) side.setNoDelay(true).on('error', end).on('close', end)
    client.on('data', (bytes) => server.write(bytes))
    server.on('data', (bytes) => isHolding || client.write(bytes))
  }).listen(from, '127.0.0.1')

process.on('SIGUSR1', () => {
  isHolding = true
})
process.on('SIGUSR2', () => {
  isHolding = false
  for (const end of pairs) end()
})
