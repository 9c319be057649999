import { defineCommand } from '../command/defineCommand.ts'
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
    revoke: option('DEVICE', 'ends the enrolment of this device, by its id in the list', anyText, null),
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
