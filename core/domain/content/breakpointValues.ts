import type { ContentBreakpoint } from '../../../contracts/content/field.ts'

/** The smallest first. */
export const allBreakpoints: readonly ContentBreakpoint[] = ['xs', 'sm', 'md', 'lg']

/** CMS-29: the value at every width. Below the smallest one that is given, that one. */
export const breakpointValues = <Value>(
  values: { readonly [Name in ContentBreakpoint]?: Value } = {},
  initial: Value,
): { readonly [Name in ContentBreakpoint]: Value } => {
  const smallest = values.xs ?? values.sm ?? values.md ?? values.lg ?? initial
  const at = (width: ContentBreakpoint) => valueAt(values, width) ?? smallest
  return { xs: at('xs'), sm: at('sm'), md: at('md'), lg: at('lg') }
}

/** CMS-29: the value of a width: its own, or that of the next smaller width that has one. */
export const valueAt = <Value>(
  values: Readonly<Partial<Record<ContentBreakpoint, Value>>>,
  breakpoint: ContentBreakpoint,
): Value | undefined =>
  allBreakpoints
    .slice(0, allBreakpoints.indexOf(breakpoint) + 1)
    .map((each) => values[each])
    .findLast((value) => value !== undefined)
