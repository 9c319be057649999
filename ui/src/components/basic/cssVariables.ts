import type { CSSProperties } from 'react'

/** Custom properties for an element, which its stylesheet reads. React's types know only the properties of CSS. */
export const cssVariables = (variables: Readonly<Record<`--${string}`, string>>): CSSProperties =>
  variables as CSSProperties
