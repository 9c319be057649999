import type { ContentBreakpoint } from '../../../../contracts/content/field.ts'
import { allBreakpoints } from '../../../../core/domain/content/breakpointValues.ts'

/** CMS-29: `xs:below sm:below md:below lg:split`, for a stylesheet to read; absent where no width has a value. */
export const atWidths = (
  values: Readonly<Record<ContentBreakpoint, string | number | undefined>>,
): string | undefined =>
  allBreakpoints.flatMap((width) => (values[width] === undefined ? [] : [`${width}:${values[width]}`])).join(' ') ||
  undefined
