import type { Db } from '../../server/storage/Tables.ts'
import { codeLifeMs, newEnrolmentCode, revokeDevice, storeName } from '../../server/store/enrolment.ts'
import { defineCommand } from '../command/defineCommand.ts'
import { onDatabase } from '../command/onDatabase.ts'
import type { CommandResult } from '../command/onDatabase.ts'
import { anyText, flag, option, refuse } from '../command/options.ts'

export type EnrolRequest =
  | { readonly _tag: 'NewCode'; readonly storeId: string }
  | { readonly _tag: 'List' }
  | { readonly _tag: 'Revoke'; readonly device: string }

/** `npm run enrol`: exactly one of its options. */
export const enrolArguments = defineCommand({
  name: 'enrol',
  forms: ['--store STORE', '--list', '--revoke DEVICE'],
  options: {
    store: option('STORE', 'prints a code for one more device of this store, US001 for example', anyText, null),
    list: flag('lists the enrolled devices'),
    revoke: option('DEVICE', 'revokes the device with this id (see --list)', anyText, null),
  },
  notes: `The embedded database cannot be shared: stop the shop first, or name a PostgreSQL by DATABASE_URL.
Exit code: 0 done, 2 wrong arguments, an unknown store or an unknown device.`,
  request: ({ values: { store, list, revoke } }): EnrolRequest => {
    const asked: readonly EnrolRequest[] = [
      ...(store === null ? [] : [{ _tag: 'NewCode', storeId: store } as const]),
      ...(list ? [{ _tag: 'List' } as const] : []),
      ...(revoke === null ? [] : [{ _tag: 'Revoke', device: revoke } as const]),
    ]
    const [request, ...others] = asked
    return request && others.length === 0 ? request : refuse('Give one of --store, --list and --revoke.')
  },
})

/** `npm run enrol -- --store US001`: works on the shop's database; an embedded one must not be in use by the shop. */
export const main = (): Promise<void> => {
  const request = enrolArguments.readOrExit()
  return onDatabase((db) => runEnrol(db, request, Date.now()))
}

/** BIS-07: a code for one more device of a store, a list of the devices, or the end of one. `now`: epoch ms. */
export const runEnrol = async (db: Db, request: EnrolRequest, now: number): Promise<CommandResult> => {
  switch (request._tag) {
    case 'NewCode':
      return coded(db, request.storeId, now)
    case 'List':
      return { isDone: true, lines: await listed(db) }
    case 'Revoke':
      return revoked(db, request.device, now)
  }
}

const coded = async (db: Db, storeId: string, now: number): Promise<CommandResult> => {
  const name = await storeName(db, storeId)
  if (name === undefined) return { isDone: false, lines: [`There is no store ${storeId}.`] }
  const code = await newEnrolmentCode(db, storeId, now)
  return {
    isDone: true,
    lines: [
      code,
      `Enter it at /associate-login within ${codeLifeMs / 60_000} minutes. It enrols one device of ${name}.`,
    ],
  }
}

const revoked = async (db: Db, device: string, now: number): Promise<CommandResult> => {
  return (await revokeDevice(db, device, now))
    ? { isDone: true, lines: [`The device ${device} is no longer enrolled.`] }
    : { isDone: false, lines: [`There is no enrolled device ${device}; --list shows all.`] }
}

const listed = async (db: Db): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('store_device')
    .select(['id', 'store_id', 'enrolled_at'])
    .where('revoked_at', 'is', null)
    .orderBy('enrolled_at')
    .execute()
  return rows.length === 0
    ? ['No device is enrolled.']
    : rows.map(
        ({ id, store_id: store, enrolled_at: at }) =>
          `${id}  ${store}  since ${new Date(at).toISOString().slice(0, 16)}`,
      )
}
