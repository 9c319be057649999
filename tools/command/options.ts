/** An option of a command. `placeholder` null = a flag, which takes no value. */
export type Option<Value> = {
  readonly placeholder: string | null
  readonly help: string
  readonly isMany: boolean
  /** `given`: the texts that were typed for it, none if it is missing. `name` includes its dashes. */
  readonly read: (given: readonly string[], name: string) => Value
}

/** Converts the typed text to a value; refuses with a message. */
type Reader<Value> = (text: string, name: string) => Value

/** Stops reading arguments: the command answers with this message and its usage. */
export const refuse = (reason: string): never => {
  throw Object.assign(new Error(reason), { name: 'WrongArguments' })
}

export const flag = (help: string): Option<boolean> => ({
  placeholder: null,
  help,
  isMany: false,
  read: (given) => given.length > 0,
})

/** An option with a value; `fallback` if it is missing. If it is given twice, the last one counts. */
export const option = <Value, const Fallback>(
  placeholder: string,
  help: string,
  reader: Reader<Value>,
  fallback: Fallback,
): Option<Value | Fallback> => ({
  placeholder,
  help,
  isMany: false,
  read: (given, name) => {
    const text = given.at(-1)
    return text === undefined ? fallback : reader(text, name)
  },
})

/** An option that may be given several times. */
export const options = <Value>(placeholder: string, help: string, reader: Reader<Value>): Option<readonly Value[]> => ({
  placeholder,
  help,
  isMany: true,
  read: (given, name) => given.map((text) => reader(text, name)),
})

export const anyText: Reader<string> = (text) => text

/** Up to nine digits. */
export const wholeNumber: Reader<number> = (text, name) =>
  /^\d{1,9}$/.test(text) ? Number(text) : refuse(`${name} takes a whole number, not "${text}".`)

export const wholeNumberWithin =
  (least: number, most: number): Reader<number> =>
  (text, name) =>
    /^-?\d{1,15}$/.test(text) && Number(text) >= least && Number(text) <= most
      ? Number(text)
      : refuse(`${name} takes a whole number from ${least} to ${most}, not "${text}".`)

/** One of these names. */
export const oneOf =
  <const Name extends string>(names: readonly Name[], sentence: (text: string) => string): Reader<Name> =>
  (text) =>
    names.find((name) => name === text) ?? refuse(sentence(text))

/** Some of these names, separated by commas, or one word for a list of them; in the order of `names`. */
export const someOf =
  <const Name extends string>(
    names: readonly Name[],
    words: Readonly<Record<string, readonly Name[]>>,
    sentence: (text: string) => string,
  ): Reader<readonly Name[]> =>
  (text) => {
    const word = Object.hasOwn(words, text) ? words[text] : undefined
    if (word !== undefined) return word
    const named = text.split(',')
    const unknown = named.find((name) => !names.some((known) => known === name))
    return unknown === undefined ? names.filter((name) => named.includes(name)) : refuse(sentence(unknown))
  }
