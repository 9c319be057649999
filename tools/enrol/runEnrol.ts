import { codeLifeMs, newEnrolmentCode, revokeDevice } from '../../server/store/enrolment.ts'
import { storeName } from '../../server/store/isSeller.ts'
import type { Db } from '../../server/storage/Tables.ts'
import type { EnrolRequest } from './enrolArguments.ts'

export type EnrolResult = { readonly isDone: boolean; readonly lines: readonly string[] }

/** BIS-07: a code for one more device of a store, the devices there are, or the end of one. `now`: epoch ms. */
export async function runEnrol(db: Db, request: EnrolRequest, now: number): Promise<EnrolResult> {
  switch (request._tag) {
    case 'NewCode':
      return coded(db, request.storeId, now)
    case 'List':
      return { isDone: true, lines: await listed(db) }
    case 'Revoke':
      return revoked(db, request.device, now)
  }
}

async function coded(db: Db, storeId: string, now: number): Promise<EnrolResult> {
  const name = await storeName(db, storeId)
  if (name === undefined) return { isDone: false, lines: [`There is no store ${storeId}.`] }
  const code = await newEnrolmentCode(db, storeId, now)
  return {
    isDone: true,
    lines: [code, `For one device of ${name}, within ${codeLifeMs / 60_000} minutes: type it in at /associate-login.`],
  }
}

async function revoked(db: Db, device: string, now: number): Promise<EnrolResult> {
  return (await revokeDevice(db, device, now))
    ? { isDone: true, lines: [`The device ${device} is no longer enrolled.`] }
    : { isDone: false, lines: [`There is no enrolled device ${device}; --list shows all.`] }
}

async function listed(db: Db): Promise<readonly string[]> {
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
