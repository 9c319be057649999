import { expect, test } from 'vitest'
import { databaseBalancer, patroniFile, shopBalancer } from '../../../tools/failover/clusterFiles.ts'
import { planCluster } from '../../../tools/failover/clusterPlan.ts'

test('no port is given twice', async () => {
  const { etcd, nodes, database, servers, shop } = await planCluster('/nowhere', true)
  const ports = [
    ...Object.values(etcd),
    ...nodes.flatMap(({ port, heldPort, restPort }) => [port, heldPort, restPort]),
    database,
    ...servers,
    shop,
  ]
  expect(ports).toHaveLength(16)
  expect(ports.every((port) => port > 0)).toBe(true)
  expect(new Set(ports).size).toBe(ports.length)
})

test('the asynchronous mutant differs in that no commit waits for a standby', async () => {
  const [sync, async] = await Promise.all([true, false].map((isSynchronous) => planCluster('/nowhere', isSynchronous)))
  const modeOf = (plan: NonNullable<typeof sync>): unknown => {
    const { dcs } = JSON.parse(patroniFile(plan, plan.nodes[0]!, '/bin')).bootstrap
    return [dcs.synchronous_mode, dcs.synchronous_mode_strict]
  }
  expect([modeOf(sync!), modeOf(async!)]).toEqual([
    [true, true],
    [false, false],
  ])
})

test('nodes replicate through the network that can be held, and the shop does not', async () => {
  const plan = await planCluster('/nowhere', true)
  for (const node of plan.nodes) {
    const { connect_address: address, listen } = JSON.parse(patroniFile(plan, node, '/bin')).postgresql
    expect(address).toBe(`127.0.0.1:${node.heldPort}`)
    expect(listen).toBe(`127.0.0.1:${node.port}`)
    expect(databaseBalancer(plan)).toContain(`server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort}`)
  }
})

test('pages are asked of living processes while none is ready, and only reads are sent again', async () => {
  const text = shopBalancer(await planCluster('/nowhere', true))
  expect(text).toContain('use_backend ready if { nbsrv(ready) gt 0 }\n  default_backend alive')
  expect(text.match(/option httpchk GET \S+/g)).toEqual(['option httpchk GET /readyz', 'option httpchk GET /healthz'])
  expect(text.match(/http-request disable-l7-retry unless METH_GET/g)).toHaveLength(2)
})
