/**
 * A picture that cannot be loaded (offline, and not kept) is marked: what it stands on is seen in its place, never the browser's
 * sign for a broken picture. It is asked for again when the connection returns.
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
