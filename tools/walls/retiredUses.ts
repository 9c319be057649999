import { basename } from 'node:path'
import { parseSync } from 'vite'
import { keptNames, outOfReach, retiredNames, retiredWords } from './retiredWords.ts'

/** Where a source file is called by a retired word, or has one in a name; each with what to say instead. Comments and texts are free. */
export const retiredUses = (path: string, source: string): readonly string[] => {
  if (outOfReach.test(path)) return []
  const [stem = ''] = basename(path).split('.')
  const inPath = adviceOn(stem).map((advice) => `${path} is called ${stem}: ${advice}`)
  return [
    ...inPath,
    ...namesIn(path, source).flatMap((name) => adviceOn(name).map((say) => `${path} has ${name}: ${say}`)),
  ]
}

const adviceOn = (name: string): readonly string[] => {
  if (Object.hasOwn(keptNames, name)) return []
  if (Object.hasOwn(retiredNames, name)) return [`say ${retiredNames[name]}`]
  return name
    .split(/(?=[A-Z])|[^A-Za-z]+/)
    .map((part) => part.toLowerCase())
    .flatMap((part) => (Object.hasOwn(retiredWords, part) ? [`say ${retiredWords[part]}`] : []))
}

/** Every name that the code of a file declares, uses or gives to a property. */
const namesIn = (path: string, source: string): readonly string[] => {
  if (!/\.(ts|tsx|mjs)$/.test(path)) return []
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const names = new Set<string>()
  const ahead: unknown[] = [program]
  while (ahead.length > 0) {
    const node = ahead.pop()
    if (typeof node !== 'object' || node === null) continue
    const { type, name } = node as { readonly type?: unknown; readonly name?: unknown }
    if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') names.add(name)
    ahead.push(...Object.values(node))
  }
  return [...names]
}
