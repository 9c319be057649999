import { audienceCookieName, dismissedKey } from '../../core/domain/content/audienceCookie.ts'

/** A script inside a drawn page, before anything is fetched. */
export const asScript = (script: string): string => script.replaceAll(/\n\s*/g, '\n')

/** ms after which the browser follows a pressed link itself if the page is not alive yet. */
const linkPatienceMs = 1_000

/** ms between two looks at a button whose part of the page comes to life later. */
const latePollMs = 50

/**
 * Until the page is alive, presses are kept, one per control, and done when it is; of several links only the last. A
 * press is shown at once: a button or link as pending, a choice as chosen. These marks are removed in the same task in
 * which the press is done, so that React finds what it drew. A native disclosure opens by itself. A focused control is
 * focused again. Typed text is typed again (into an emptied field, because React ignores a value that it believes to be
 * there already), left again if it was left (a quantity counts when its field loses focus), and submitted if it was
 * submitted. The chosen theme applies from the first picture on. The address for which the picture was drawn is noted,
 * and whether the shopper has already scrolled: then the page does not return to the place where it was left. What
 * stands in `data-late` comes to life after the page: until React has marked a button there as its own, its press waits.
 * A pressed link that has been drawn anew is followed by the browser.
 * A picture that does not come is marked as missing (`watchPictures.ts`). When the page cannot come alive, nothing looks
 * pending any longer, links are the browser's own, and forms still stay (RT-25): their fields belong in no address.
 */
export const pressKeeper = asScript(`(() => {
  const { dataset } = document.documentElement
  dataset.drawnAt = location.pathname + location.search
  for (const kind of ['wheel', 'touchmove', 'keydown']) addEventListener(kind, () => (dataset.handled = ''), { once: true, passive: true })
  try {
    const theme = localStorage.getItem('cairn:theme')
    if (theme === 'light' || theme === 'dark') dataset.theme = theme
  } catch {}
  addEventListener('error', ({ target }) => target.localName === 'img' && (target.dataset.missing = ''), true)
  const pressed = new Set()
  const marks = new Map()
  let last = null
  const mark = (element, name) => {
    if (marks.has(element)) return
    const before = element.getAttribute(name)
    element.setAttribute(name, 'true')
    marks.set(element, [() => before === null ? element.removeAttribute(name) : element.setAttribute(name, before)])
  }
  const unmark = (element) => {
    for (const undo of marks.get(element) ?? []) undo()
    marks.delete(element)
  }
  const choose = (label, input) => {
    if (marks.has(label)) return
    const others = input.type === 'radio' ? [...document.getElementsByName(input.name)].map((other) => other.closest('label')) : []
    for (const other of others) if (marks.has(other)) {
      unmark(other)
      pressed.delete(other)
    }
    const chosen = others.find((other) => other !== label && other?.dataset.selected)
    mark(label, 'data-selected')
    chosen?.removeAttribute('data-selected')
    if (chosen) marks.get(label).push(() => chosen.setAttribute('data-selected', 'true'))
  }
  const keep = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.target.closest('a[href^="#"], summary')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const label = event.target.closest('label:has([type=radio], [type=checkbox])')
    const own = label ?? event.target.closest('a[href], button, label, input')
    if (last?.href) unmark(last)
    last = own
    if (label) choose(label, label.querySelector('input'))
    else if (own?.matches('a, button')) mark(own, 'data-pending')
    if (own?.href) setTimeout(() => own === last && location.assign(own.href), ${linkPatienceMs})
    else if (own) pressed.add(own)
  }
  const keepForm = (event) => {
    event.preventDefault()
    if (event.submitter) mark(event.submitter, 'data-pending')
    pressed.add(event.target)
  }
  const typed = new Map()
  const keepText = ({ target }) => typed.set(target, target.value)
  addEventListener('click', keep, true)
  addEventListener('submit', keepForm, true)
  addEventListener('input', keepText, true)
  addEventListener('cairn:stopped', () => {
    removeEventListener('click', keep, true)
    removeEventListener('submit', keepForm, true)
    addEventListener('submit', (event) => event.preventDefault(), true)
    for (const element of [...marks.keys()]) unmark(element)
  }, { once: true })
  const isLate = (element) => element.closest('[data-late]') && !Object.keys(element).some((key) => key.startsWith('__react'))
  const press = (element) => element.isConnected ? element.click() : element.href && location.assign(element.href)
  const whenTaken = (element, tries = 100) => setTimeout(() => isLate(element) && tries > 0 ? whenTaken(element, tries - 1) : (unmark(element), press(element)), ${latePollMs})
  const keepLate = (event) => {
    const own = event.target.closest('button')
    if (!own || !isLate(own)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (marks.has(own)) return
    mark(own, 'data-pending')
    whenTaken(own)
  }
  addEventListener('cairn:alive', () => {
    removeEventListener('click', keep, true)
    removeEventListener('submit', keepForm, true)
    removeEventListener('input', keepText, true)
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    for (const [field, value] of typed) {
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
      if (field !== document.activeElement) setTimeout(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    }
    if (last?.href) pressed.add(last)
    last = null
    addEventListener('click', keepLate, true)
    const act = (element) => {
      if (isLate(element)) return whenTaken(element)
      for (const own of element.requestSubmit ? element.elements : [element]) unmark(own)
      if (!element.requestSubmit) press(element)
      else if (element.isConnected) element.requestSubmit()
    }
    for (const [turn, element] of [...pressed].entries()) setTimeout(act, turn, element)
  }, { once: true })
})()`)

/**
 * PROMO-14, 21: what was dismissed on this device is hidden before it is painted; the styles of the page are there
 * already. Its storage or its cookie may be gone (`readDismissals`).
 */
export const hideDismissed = asScript(`(() => {
  const hide = (names) => {
    try {
      for (const name of names() ?? [])
        document.styleSheets[0].insertRule('[data-dismissible="' + CSS.escape(name) + '"] { display: none }')
    } catch {}
  }
  hide(() => JSON.parse(localStorage.getItem('${dismissedKey}')))
  hide(() => /${audienceCookieName}=[^/;]*\\/([^;]+)/.exec(document.cookie)?.[1].split('/').map(decodeURIComponent))
})()`)
