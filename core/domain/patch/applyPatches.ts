import type { Patch } from '../../../contracts/storefrontWorker.ts'
import { toFields } from '../fields/fields.ts'

/**
 * A view with the worker's patches (immer's format) applied: copies only the branches on the way, so whatever did not
 * change keeps its identity. Immer itself would cost the page 5 kB for this. Law:
 * tests/domain/patch/applyPatches.test.ts.
 */
export const applyPatches = <View>(view: View, patches: readonly Patch[]): View =>
  // The worker computed the patches from two such views.
  patches.reduce<unknown>((next, patch) => applyAt(next, patch, 0), view) as View

const applyAt = (branch: unknown, patch: Patch, depth: number): unknown => {
  const step = patch.path[depth]
  if (step === undefined) return patch.value
  const isLast = depth === patch.path.length - 1
  return Array.isArray(branch)
    ? inList(branch, step, patch, depth, isLast)
    : inRecord(toFields(branch), String(step), patch, depth, isLast)
}

const inList = (
  list: readonly unknown[],
  step: string | number,
  patch: Patch,
  depth: number,
  isLast: boolean,
): readonly unknown[] => {
  if (isLast && step === 'length') return list.slice(0, Number(patch.value))
  const index = Number(step)
  if (isLast && patch.op === 'add') return list.toSpliced(index, 0, patch.value)
  if (isLast && patch.op === 'remove') return list.toSpliced(index, 1)
  return list.with(index, applyAt(list[index], patch, depth + 1))
}

const inRecord = (
  record: Readonly<Record<string, unknown>>,
  key: string,
  patch: Patch,
  depth: number,
  isLast: boolean,
): Readonly<Record<string, unknown>> => {
  if (isLast && patch.op === 'remove') {
    const { [key]: _gone, ...rest } = record
    return rest
  }
  return { ...record, [key]: applyAt(record[key], patch, depth + 1) }
}
