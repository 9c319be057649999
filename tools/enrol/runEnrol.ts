import { codeLifeMs, newEnrolmentCode, revokeDevice } from '../../server/store/enrolment.ts'
import { storeName } from '../../server/store/isSeller.ts'
import type { Db } from '../../server/storage/Tables.ts'

export type EnrolResult = { readonly isDone: boolean; readonly lines: readonly string[] }

/** BIS-07: a code for one more device of a store, the devices there are, or the end of one. `now`: epoch ms. */
export async function runEnrol(db: Db, args: readonly string[], now: number): Promise<EnrolResult> {
  const [what, given, ...rest] = args
  if (rest.length > 0) return { isDone: false, lines: [usage] }
  if (what === '--list' && given === undefined) return { isDone: true, lines: await listed(db) }
  if (what === '--store' && given !== undefined) return coded(db, given, now)
  if (what === '--revoke' && given !== undefined) {
    const isDone = await revokeDevice(db, given, now)
    return {
      isDone,
      lines: [
        isDone
          ? `The device ${given} is no longer enrolled.`
          : `There is no enrolled device ${given}; --list shows all.`,
      ],
    }
  }
  return { isDone: false, lines: [usage] }
}

const usage = 'Usage: npm run enrol -- --store US001 | --list | --revoke DEVICE'

async function coded(db: Db, storeId: string, now: number): Promise<EnrolResult> {
  const name = await storeName(db, storeId)
  if (name === undefined) return { isDone: false, lines: [`There is no store ${storeId}.`] }
  const code = await newEnrolmentCode(db, storeId, now)
  return {
    isDone: true,
    lines: [code, `For one device of ${name}, within ${codeLifeMs / 60_000} minutes: type it in at /associate-login.`],
  }
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
