/**
 * Runs inside a blank page of the shop's origin: talks to the built worker in Comlink's wire format, so that the bench
 * measures the worker's path and nothing of the screen. Plain functions only: the text of this module is sent to the
 * page.
 */
export const workerClient = `
const policy = trustedTypes.createPolicy('cairn', { createScriptURL: (address) => address })
window.openWorker = (address) => {
  const worker = new Worker(policy.createScriptURL(address), { type: 'module' })
  const waiting = new Map()
  let count = 0
  worker.addEventListener('message', ({ data }) => {
    const settle = waiting.get(data.id)
    if (!settle) return
    waiting.delete(data.id)
    settle(data.value)
  })
  const proxied = (listener) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      if (data.type !== 'APPLY') return
      listener(...data.argumentList.map(({ value }) => value))
      port1.postMessage({ id: data.id, type: 'RAW', value: undefined })
    }
    return { argument: { type: 'HANDLER', name: 'proxy', value: port2 }, transfer: port2 }
  }
  const call = (name, ...values) => new Promise((resolve) => {
    const id = 'bench-' + (count += 1)
    const transfer = []
    const argumentList = values.map((value) => {
      if (typeof value !== 'function') return { type: 'RAW', value }
      const made = proxied(value)
      transfer.push(made.transfer)
      return made.argument
    })
    waiting.set(id, resolve)
    worker.postMessage({ id, type: 'APPLY', path: [name], argumentList }, transfer)
  })
  return { call, end: () => worker.terminate() }
}
window.greeting = (tabId) => ({ tabId, locale: 'en-us', apiBase: '', knownHead: null, visible: true })
window.benchLine = (n) => ({ sku: 'BENCHBOOT1-MOS-' + n, masterId: 'BENCHBOOT1', name: 'Boot', kind: 'Boot', colour: 'MOS', colourName: 'Moss', size: '090', sizeLabel: '9', path: '/p', picture: '/m', tint: 'moss', price: 22800, originalPrice: 22800, currency: 'USD', maxQuantity: 999, stock: 40, isDigital: false, isCustoms: false })
window.rawPut = (db, n) => new Promise((resolve) => {
  const tx = db.transaction('puts', 'readwrite', { durability: 'relaxed' })
  tx.objectStore('puts').put({ seq: n, events: [{ _tag: 'v1.QuantitySetRequested', key: 'x', quantity: n }], hash: 'abcdef0123456789' })
  tx.oncomplete = () => resolve()
  tx.commit()
})
window.rawGet = (db, n) => new Promise((resolve) => {
  const request = db.transaction('puts').objectStore('puts').get(n)
  request.onsuccess = () => resolve(request.result)
})
window.openRaw = () => new Promise((resolve) => {
  const request = indexedDB.open('bench-raw', 1)
  request.onupgradeneeded = () => request.result.createObjectStore('puts', { keyPath: 'seq' })
  request.onsuccess = () => resolve(request.result)
})
`
