import { basename } from 'node:path'
import { parseSync } from 'vite'
import { keptNames, outOfReach, retiredEndings, retiredNames, retiredParts } from './retiredNames.ts'

/**
 * Where a source file's name, or a name in it, contains a retired word; each with its replacement. Comments and texts
 * are not checked.
 */
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
  const parts = name.split(/(?=[A-Z])|[^A-Za-z]+/)
  const ending = parts.at(-1) ?? ''
  return [
    ...parts
      .map((part) => part.toLowerCase())
      .flatMap((part) => (Object.hasOwn(retiredParts, part) ? [`say ${retiredParts[part]}`] : [])),
    ...(Object.hasOwn(retiredEndings, ending) ? [`say ${retiredEndings[ending]}`] : []),
  ]
}

/** Every name that a file's code declares, uses or gives to a property. */
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
