import type { OperatorRole } from '../../../contracts/capabilities.ts'
import type { AppDeps } from '../../../server/app.ts'
import { toFields } from '../../../core/domain/fields/fields.ts'
import { inviteOperator } from '../../../server/operator/operatorBook.ts'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import { newId } from '../../../server/storage/newId.ts'
import { testServer } from '../support/testServer.ts'
import type { Call, TestAnswer } from '../support/testServer.ts'
import { softPasskey } from './softPasskey.ts'

type Passkey = ReturnType<typeof softPasskey>

/** The whole server, with what it takes to run it: invitations, passkeys and signed-in operators. */
export const operatorShop = async (deps: Partial<AppDeps> = {}) => {
  const server = await testServer(deps)
  const { call, clock, storage } = server
  const api = (method: string, path: string, options: Call & { readonly cookie?: string } = {}): Promise<TestAnswer> =>
    call(method, `/operator/api/${path}`, {
      key: newId(),
      ...options,
      headers: { ...options.headers, ...(options.cookie === undefined ? {} : { cookie: options.cookie }) },
    })
  const invite = async (email: string, roles: readonly OperatorRole[]) =>
    inTransaction(storage.db, (tx) => inviteOperator(tx, { email, roles }, null, clock.now, newId))
  const open = async (token: string) => {
    const answer = await api('POST', 'invitation', { body: { token } })
    const { challengeId, options } = toFields(answer.json)
    return { answer, challengeId, options }
  }
  /** The last step of an invitation that has been opened. */
  const acceptOpened = (
    token: string,
    { challengeId, options }: Pick<Awaited<ReturnType<typeof open>>, 'challengeId' | 'options'>,
    passkey: Passkey,
    name = 'Ana Brandt',
  ) => api('POST', 'passkeys', { body: { token, name, challengeId, response: passkey.create(options) } })
  const accept = async (token: string, passkey: Passkey, name?: string) =>
    acceptOpened(token, await open(token), passkey, name)
  const challenge = async () => {
    const { challengeId, options } = toFields((await api('POST', 'challenges')).json)
    return { challengeId, options }
  }
  const signIn = async (passkey: Passkey) => {
    const { challengeId, options } = await challenge()
    return api('POST', 'session', { body: { challengeId, response: passkey.sign(options) } })
  }
  /** An operator who has accepted an invitation. `ask`: calls in their session. */
  const operator = async (email: string, roles: readonly OperatorRole[]) => {
    const passkey = softPasskey()
    const { token } = await invite(email, roles)
    const answer = await accept(token, passkey)
    if (answer.status !== 200) throw new Error(`The invitation of ${email} was answered ${answer.status}.`)
    const cookie = cookieOf(answer)
    const { id } = toFields(toFields(answer.json)['operator'])
    return {
      id: String(id),
      passkey,
      cookie,
      ask: (method: string, path: string, options: Call = {}) => api(method, path, { ...options, cookie }),
    }
  }
  return { ...server, api, invite, open, acceptOpened, accept, challenge, signIn, operator }
}

/** The cookie as a browser sends it back. */
export const cookieOf = ({ headers }: TestAnswer): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
