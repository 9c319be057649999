import { parseArgs } from 'node:util'
import type { Option } from './options.ts'

/** The arguments are wrong; `reason` is a message for the person who typed them. */
export type Wrong = { readonly _tag: 'Wrong'; readonly reason: string }

type Options = Readonly<Record<string, Option<unknown>>>
type Values<Named extends Options> = {
  readonly [Name in keyof Named]: Named[Name] extends Option<infer Value> ? Value : never
}

type Definition<Named extends Options, Context extends readonly unknown[], Request> = {
  /** Of the npm script. */
  readonly name: string
  /** How it is called, if not by `npm run NAME --`. */
  readonly call?: string
  /** Arguments without dashes, as the usage shows them: "FILE", "[PIECE …]". Without this, none are allowed. */
  readonly positionals?: string
  readonly options: Named
  /** The usage's first lines after the call, where a list of every option would say too little. */
  readonly forms?: readonly string[]
  /** The usage's last lines: what is written, and the exit codes. */
  readonly notes: string
  /** Throws `WrongArguments` (by `refuse`) when the values do not fit together. */
  readonly request: (given: Given<Values<Named>>, ...context: Context) => Request
}

type Given<V> = { readonly values: V; readonly positionals: readonly string[]; readonly args: readonly string[] }

/** A command of tools: a function from its arguments to a request, which also knows its usage. */
export type Command<Context extends readonly unknown[], Request> = {
  (args: readonly string[], ...context: Context): Request | Wrong
  readonly usage: string
  /**
   * Reads the arguments of this process. Ends it with exit code 2 and the usage if they are wrong, with 0 and the usage
   * for `--help`.
   */
  readonly readOrExit: (...context: Context) => Request
}

export const defineCommand = <
  const Named extends Options,
  Request extends object,
  Context extends readonly unknown[] = [],
>(
  definition: Definition<Named, Context, Request>,
): Command<Context, Request> => {
  const usage = usageOf(definition)
  const read = (args: readonly string[], ...context: Context): Request | Wrong => {
    try {
      return definition.request(givenBy(definition, args), ...context)
    } catch (cause) {
      if (isWrongArguments(cause)) return { _tag: 'Wrong', reason: cause.message }
      throw cause
    }
  }
  const readOrExit = (...context: Context): Request => {
    const args = process.argv.slice(2)
    if (args.includes('--help')) {
      console.log(usage)
      process.exit(0)
    }
    const request = read(args, ...context)
    if (!isWrong(request)) return request
    console.error(`${request.reason}\n${usage}`)
    process.exit(2)
  }
  return Object.assign(read, { usage, readOrExit })
}

const isWrong = (request: object): request is Wrong => '_tag' in request && request._tag === 'Wrong'

/** `refuse` throws one, and Node's `parseArgs` throws errors whose codes begin with ERR_PARSE_ARGS. */
const isWrongArguments = (cause: unknown): cause is Error =>
  cause instanceof Error &&
  (cause.name === 'WrongArguments' || String((cause as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS'))

const givenBy = <Named extends Options>(
  { options, positionals }: Pick<Definition<Named, never, object>, 'options' | 'positionals'>,
  args: readonly string[],
): Given<Values<Named>> => {
  const parsed = parseArgs({
    args: joinNegative(args),
    allowPositionals: positionals !== undefined,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { placeholder, isMany }]) => [
        name,
        { type: placeholder === null ? 'boolean' : 'string', multiple: isMany },
      ]),
    ),
  })
  const values = Object.entries(options).map(([name, { read }]) => [
    name,
    read([parsed.values[name] ?? []].flat().map(String), `--${name}`),
  ])
  return { values: Object.fromEntries(values) as Values<Named>, positionals: parsed.positionals, args }
}

/** `parseArgs` takes the minus of `--seed -5` for another option, but numbers may be negative. */
const joinNegative = (args: readonly string[]): string[] =>
  args.reduce<string[]>(
    (joined, arg) =>
      /^-\d/.test(arg) && /^--[\w-]+$/.test(joined.at(-1) ?? '')
        ? [...joined.slice(0, -1), `${joined.at(-1)}=${arg}`]
        : [...joined, arg],
    [],
  )

const usageOf = <Named extends Options>({
  name,
  call = `npm run ${name} --`,
  positionals,
  options,
  forms,
  notes,
}: Omit<Definition<Named, never, object>, 'request'>): string => {
  const flags = Object.entries(options).map(([flag, { placeholder, isMany, help }]) => ({
    flag: `--${flag}`,
    short: `[--${flag}${placeholder === null ? '' : ` ${placeholder}`}]${isMany ? ' …' : ''}`,
    help,
  }))
  const all = [...(positionals === undefined ? [] : [positionals]), ...flags.map(({ short }) => short)].join(' ')
  const lines = (forms ?? [all]).map((form) => `${call} ${form}`)
  const width = Math.max(0, ...flags.map(({ flag }) => flag.length)) + 2
  return [
    `usage: ${lines.join('\n       ')}`,
    ...flags.map(({ flag, help }) => `  ${flag.padEnd(width)}${help.replaceAll('\n', `\n  ${' '.repeat(width)}`)}`),
    notes,
  ].join('\n')
}
