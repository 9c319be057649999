/**
 * RT-20: a picture that cannot be loaded (offline, and not cached) is marked: our drawing is shown instead of the
 * browser's broken-picture icon. It is requested again when the connection returns. Until the page is alive, the script
 * in it marks them (`server/site/pageScripts.ts`).
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
