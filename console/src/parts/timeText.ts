/** A moment in the reader's time zone: 28 Nov 2026, 16:05. `at`: epoch ms. */
export const timeText = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(at)
