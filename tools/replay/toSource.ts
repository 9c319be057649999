/** JSON as this house writes it: names without quotes, single quotes, commas at the ends, one line while it is short. */
export const toSource = (value: unknown, indent = ''): string => {
  if (value instanceof Source) return value.text
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const deeper = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => toSource(item, deeper))
    : Object.entries(value).map(
        ([name, field]) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)}: ${toSource(field, deeper)}`,
      )
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (parts.length === 0) return `${open}${close}`
  const pad = Array.isArray(value) ? '' : ' '
  const line = `${open}${pad}${parts.join(', ')}${pad}${close}`
  if (line.length + indent.length <= 140 && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`
}

/** Stands in a value for what is already source text, such as the name of a constant. */
export class Source {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
