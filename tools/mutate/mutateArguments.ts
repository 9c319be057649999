import { defineCommand } from '../command/defineCommand.ts'
import { flag, option, refuse, wholeNumberWithin } from '../command/options.ts'
import type { MutationPiece } from './mutationPieces.ts'

export type MutateRequest =
  | { readonly _tag: 'Run'; readonly pieces: readonly MutationPiece[]; readonly concurrency: number }
  | { readonly _tag: 'List' }

export const mutateArguments = defineCommand({
  name: 'mutate',
  positionals: '[PIECE …]',
  options: {
    list: flag('the pieces, what they change and which tests have to notice'),
    concurrency: option('N', 'how many mutants are tried at the same time (1)', wholeNumberWithin(1, 99), 1),
  },
  notes: `PIECE is a piece by its name ("money") or by the end of it ("cart": domain/cart, commands/cart and events/cart);
without one all pieces are taken, one after another.
Exit code: 0 every piece is as good as it has to be, 1 one is not, 2 wrong arguments.`,
  request: ({ values: { list, concurrency }, positionals }, all: readonly MutationPiece[]): MutateRequest => {
    if (list) return { _tag: 'List' }
    const unknown = positionals.find((name) => !all.some((piece) => isNamed(piece, name)))
    if (unknown !== undefined)
      return refuse(`There is no piece "${unknown}". Pieces: ${all.map(({ name }) => name).join(', ')}.`)
    const named = all.filter((piece) => positionals.some((name) => isNamed(piece, name)))
    return { _tag: 'Run', pieces: positionals.length === 0 ? all : named, concurrency }
  },
})

const isNamed = ({ name }: MutationPiece, asked: string): boolean => name === asked || name.endsWith(`/${asked}`)
