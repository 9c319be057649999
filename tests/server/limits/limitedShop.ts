import type { Hono } from 'hono'
import { diagnosticsUpload } from '../../../contracts/diagnosticsUpload.ts'
import { createApp } from '../../../server/app.ts'
import { diagnosticsRoutes } from '../../../server/diagnostics/diagnosticsRoutes.ts'
import { registry } from '../../../server/http/registry.ts'
import { reportRoutes } from '../../../server/report/reportRoutes.ts'
import { newId } from '../../../server/storage/newId.ts'
import { accountShop } from '../consumer/accountShop.ts'
import { callsTo, cheapPasswords } from '../support/testServer.ts'
import type { Call, TestAnswer } from '../support/testServer.ts'

/** The client of a call; the server trusts it. */
export type From = { readonly client: string }

/**
 * Two server processes on one database, and a client that alternates between them. `folder`: where reports would be
 * stored.
 */
export const limitedShop = async (folder: string) => {
  const shop = await accountShop()
  const { storage, catalogue, clock } = shop
  const clientOf = (c: { req: { header: (name: string) => string | undefined } }): string =>
    c.req.header('x-client') ?? 'somebody'
  const common = { now: () => clock.now, newId: () => newId(), log: () => undefined }
  const signIns = { db: storage.db, clientOf, ...common }
  const open = (isBotCheckOn: boolean): Hono =>
    createApp({
      storage,
      catalogue,
      ...common,
      passwords: cheapPasswords,
      handlers: registry,
      clientOf,
      isBotCheckOn,
      reports: reportRoutes({ ...signIns, folder }),
      diagnostics: diagnosticsRoutes(signIns),
    })
  const apps = [open(false), open(false)]
  const checked = [open(true), open(true)]
  let turn = 0
  const sender = (to: readonly Hono[]) => {
    const send = callsTo((path, init) => to[turn++ % to.length]!.request(path, init))
    return (method: string, path: string, { client }: From, call: Call = {}): Promise<TestAnswer> =>
      send(method, path, { key: newId(), ...call, headers: { 'x-client': client, ...call.headers } })
  }
  return { ...shop, send: sender(apps), sendChecked: sender(checked), diagnosticsPath: diagnosticsUpload.path }
}

export type LimitedShop = Awaited<ReturnType<typeof limitedShop>>
