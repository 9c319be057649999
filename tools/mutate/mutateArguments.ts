import { parseArgs } from 'node:util'
import type { MutationPiece } from './mutationPieces.ts'

export const mutateUsage = `usage: npm run mutate -- [PIECE …] [--list] [--concurrency N]
  PIECE          a piece by its name ("money") or by the end of it ("cart": domain/cart, commands/cart and events/cart);
                 without one all pieces, one after another
  --list         the pieces, what they change and which tests have to notice
  --concurrency  how many mutants are tried at the same time (1)
Exit code: 0 every piece is as good as it has to be, 1 one is not, 2 wrong arguments.`

export type MutateRequest =
  | { readonly _tag: 'Run'; readonly pieces: readonly MutationPiece[]; readonly concurrency: number }
  | { readonly _tag: 'List' }
  | { readonly _tag: 'Wrong'; readonly reason: string }

export const mutateArguments = (args: readonly string[], all: readonly MutationPiece[]): MutateRequest => {
  const parsed = parsedOrReason(args)
  if (typeof parsed === 'string') return { _tag: 'Wrong', reason: parsed }
  const { values, positionals } = parsed
  if (values.list) return { _tag: 'List' }
  const concurrency = values.concurrency ?? '1'
  if (!/^[1-9]\d?$/.test(concurrency))
    return { _tag: 'Wrong', reason: `--concurrency takes a whole number from 1 to 99, not "${concurrency}".` }
  const unknown = positionals.find((name) => !all.some((piece) => isNamed(piece, name)))
  if (unknown !== undefined)
    return {
      _tag: 'Wrong',
      reason: `There is no piece "${unknown}". Pieces: ${all.map(({ name }) => name).join(', ')}.`,
    }
  const pieces =
    positionals.length === 0 ? all : all.filter((piece) => positionals.some((name) => isNamed(piece, name)))
  return { _tag: 'Run', pieces, concurrency: Number(concurrency) }
}

const isNamed = ({ name }: MutationPiece, asked: string): boolean => name === asked || name.endsWith(`/${asked}`)

const parsedOrReason = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { list: { type: 'boolean', default: false }, concurrency: { type: 'string' } },
    })
  } catch (reason) {
    return String(reason instanceof Error ? reason.message : reason)
  }
}
