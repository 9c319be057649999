import { join } from 'node:path'
import type { ClusterPlan, NodePlan } from './clusterPlan.ts'

/**
 * Patroni's configuration of one node, as JSON, which is YAML too. A node is given up 5 s after its last sign of life;
 * `primary_start_timeout: 0` promotes a standby instead of waiting until a dead primary has recovered, and with
 * `failsafe_mode` the primary goes on while etcd is away, as long as it reaches every standby.
 */
export const patroniFile = (plan: ClusterPlan, node: NodePlan, bin: string): string => {
  const { folder, etcd, isSynchronous } = plan
  return JSON.stringify({
    scope: 'shop',
    name: node.name,
    restapi: { listen: `127.0.0.1:${node.restPort}`, connect_address: `127.0.0.1:${node.restPort}` },
    etcd3: { host: `127.0.0.1:${etcd.client}` },
    bootstrap: {
      dcs: {
        ttl: 5,
        loop_wait: 1,
        retry_timeout: 2,
        primary_start_timeout: 0,
        failsafe_mode: true,
        synchronous_mode: isSynchronous,
        synchronous_mode_strict: isSynchronous,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          // Programs are killed here, not the machine: what they have written stays in its memory.
          parameters: {
            max_connections: 120,
            shared_buffers: '32MB',
            wal_log_hints: 'on',
            fsync: 'off',
            // The third node asks the new primary before that is one, and would ask again only after 5 s.
            wal_retrieve_retry_interval: '500ms',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${node.port}`,
      connect_address: `127.0.0.1:${node.heldPort}`,
      data_dir: node.data,
      bin_dir: bin,
      pgpass: join(folder, `${node.name}.pgpass`),
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      authentication: {
        superuser: { username: 'postgres', password: 'unused' },
        replication: { username: 'replicator', password: 'unused' },
      },
      parameters: { unix_socket_directories: folder },
    },
  })
}

/**
 * The balancer in front of the primary. It leaves sessions to a node alone that is no primary any more
 * (`on-marked-down shutdown-sessions` would end them), and takes every node for a primary until its first checks: the
 * shop's pools must cope with both.
 */
export const databaseBalancer = ({ database, nodes }: Pick<ClusterPlan, 'database' | 'nodes'>): string => `${start}
defaults
  mode tcp
  retries 2
  timeout client 30m
  timeout server 30m
  timeout connect 1s
  timeout check 1s
listen primary
  bind 127.0.0.1:${database}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 300ms fall 2 rise 1
${nodes.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`).join('\n')}
`

/**
 * The balancer in front of the server processes, as in docs/deployment.md: while none is ready, because the database is
 * away, those that live are asked, since they still show pages. Reads may be sent again, changes never.
 */
export const shopBalancer = ({ shop, servers }: Pick<ClusterPlan, 'shop' | 'servers'>): string => {
  const processes = (check: string): string => `  balance roundrobin
  option httpchk GET ${check}
  http-check expect status 200
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET
  default-server inter 500ms fall 1 rise 1
${servers.map((port, n) => `  server s${n + 1} 127.0.0.1:${port} check`).join('\n')}`
  return `${start}
defaults
  mode http
  timeout client 90s
  timeout server 90s
  timeout connect 1s
  timeout check 3s
frontend shop
  bind 127.0.0.1:${shop}
  use_backend ready if { nbsrv(ready) gt 0 }
  default_backend alive
backend ready
${processes('/readyz')}
backend alive
${processes('/healthz')}
`
}

const start = `global
  maxconn 2000`
