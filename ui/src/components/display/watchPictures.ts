/**
 * A picture that cannot be loaded (offline, and not cached) is marked: its background shows instead of the browser's
 * broken-picture icon. It is requested again when the connection returns.
 */
export const watchPictures = (): void => {
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && target.setAttribute(mark, ''),
    true,
  )
  document.addEventListener(
    'load',
    ({ target }) => target instanceof HTMLImageElement && target.removeAttribute(mark),
    true,
  )
  addEventListener('online', () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>(`img[${mark}]`))
      picture.setAttribute('src', picture.src)
  })
}

const mark = 'data-missing'
