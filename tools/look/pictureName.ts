/** A picture of one state: its place in the walk, what it shows, how wide (CSS px) and by which light. */
export type Picture = {
  readonly place: number
  readonly state: string
  readonly width: 390 | 1440
  readonly isDark: boolean
}

/** Sorted by name, the pictures of a state stand together and the states in the order of the walk. */
export const pictureName = ({ place, state, width, isDark }: Picture): string =>
  `${String(place).padStart(2, '0')}-${state.toLowerCase().replace(/[^a-z]+/g, '-')}-${width}-${isDark ? 'dark' : 'light'}.png`
