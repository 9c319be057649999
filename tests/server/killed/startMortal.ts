import { fork } from 'node:child_process'
import { fetchToken } from '../../../contracts/api/account/sessionApi.ts'
import { guestCalls } from '../cart/guestCalls.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { callsTo } from '../support/testServer.ts'
import type { Books, MortalTask, ServerBirth, ShownContent } from './MortalTask.ts'

/** A server in a separate process, which can be told when to end. */
export type Mortal = {
  /** Resumes a session, or starts one. */
  guest(token?: string): Promise<Guest>
  tell(task: Exclude<MortalTask, { do: 'books' | 'publish' | 'draft' | 'content' }>): Promise<unknown>
  publish(text: string): Promise<ShownContent>
  /** How many points saving a draft takes. */
  draft(text: string): Promise<number>
  content(): Promise<ShownContent>
  books(): Promise<Books>
  /** The signal that ended it. */
  readonly ended: Promise<string | null>
  kill(): Promise<unknown>
}

/**
 * `program` = `mortalServer.ts` as one module. It does not live long enough for WebAssembly's second compiler to pay
 * off: with only the first, a start and its work take half the processor time. The database is the same.
 */
export const startMortal = async (program: string, birth: ServerBirth): Promise<Mortal> => {
  const child = fork(program, [JSON.stringify(birth)], {
    execArgv: ['--liftoff-only'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<string | null>((resolve) => void child.once('exit', (_code, signal) => resolve(signal)))
  const heard = (): Promise<unknown> =>
    Promise.race([
      new Promise(
        (resolve) => void child.once('message', (message: { readonly answer: unknown }) => resolve(message.answer)),
      ),
      ended.then((signal) => Promise.reject(new Error(`the server ended by ${signal} and said nothing`))),
    ])
  const tell = (task: MortalTask): Promise<unknown> => {
    const answer = heard()
    child.send(task)
    return answer
  }
  const port = Number(await heard())
  const call = callsTo((path, init) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), connection: 'close' },
    }),
  )
  const asGuest = guestCalls(call)
  const newToken = async (): Promise<string> => {
    const answer = await call(fetchToken.method, fetchToken.path, { body: {} })
    if (answer.status !== 200) throw new Error(`${fetchToken.id} answered ${answer.status}`)
    return String(Object(answer.json).accessToken)
  }
  return {
    guest: async (token) => asGuest(token ?? (await newToken())),
    tell,
    publish: async (text) => (await tell({ do: 'publish', text })) as ShownContent,
    draft: async (text) => Number(await tell({ do: 'draft', text })),
    content: async () => (await tell({ do: 'content' })) as ShownContent,
    books: async () => (await tell({ do: 'books' })) as Books,
    ended,
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}
