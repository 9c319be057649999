import { galleryDialogs } from './galleryDialogs.ts'
import { galleryCopy } from './galleryCopy.ts'
import { galleryPath } from './mediaPage.ts'

export const galleryScriptPath = `${galleryPath}/widget.js`

/**
 * The script of the built-in gallery's widgets, served as another company would serve it. Its address names the service
 * (`base`), the element to fill (`container`) and the shop's `locale` (CMS-58). The element says which widget it is, its
 * `data-filter`, and with `data-product` whose photos are shown instead of those of the stream named like the element.
 * When there is nothing to show, the element gets the event `gallery-empty`; its `detail` says why, if a call failed. An
 * answer about what the element does not ask for any more is not shown.
 */
export const galleryScript = `'use strict'
;(async ({ src }) => {
  const address = new URL(src)
  const { base, container, locale } = Object.fromEntries(address.searchParams)
  const place = document.getElementById(container)
  if (place?.dataset.widget === undefined) return
  const { widget, filter, product } = place.dataset
  const all = ${JSON.stringify(galleryCopy)}
  const words = all[locale.slice(0, 2)] ?? all.en
  const element = (tag, attributes, ...children) => {
    const made = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    made.append(...children)
    return made
  }
  ${galleryDialogs}
  const keys = new Map()
  const forget = () => keys.clear()
  const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
  const post = async (path, body) => {
    const text = JSON.stringify(body)
    const key = keys.get(path + text) ?? newKey()
    keys.set(path + text, key)
    const headers = { locale, 'content-type': 'application/json', 'idempotency-key': key }
    const answer = await fetch(base + path, { method: 'POST', headers, body: text }).catch(() => undefined)
    const read = await answer?.json().catch(() => undefined)
    if (answer === undefined || read === undefined) throw words.noAnswer
    if (answer.ok) return read
    forget()
    throw words.notSent + ' ' + (read.errorDetails?.[0]?.message ?? '')
  }
  const source = (url) => new URL(url, new URL(base, address)).href
  const about = product === undefined ? { streamId: container } : { productId: product }
  const { show, add } = dialogsIn({ place, element, words, post, forget, source, about })
  const photo = ({ url, width, height, caption, language, user, products: [goods] }, at) => {
    const image = element('img', { src: source(url), alt: caption, lang: language, loading: 'lazy', width, height })
    const open = element('button', { type: 'button', 'aria-haspopup': 'dialog' }, image)
    open.addEventListener('click', () => show(media, at))
    const by = element('p', { class: 'meta' }, words.by + ' ' + user)
    if (widget === 'user-photo' || goods === undefined) return element('li', {}, open, by)
    return element('li', {}, open, element('a', { href: goods.path }, goods.name), by)
  }
  const stream = encodeURIComponent(product ?? container)
  const query = new URLSearchParams({ limit: '12', ...(filter ? { filter } : {}) })
  let failure = ''
  const media = await fetch(base + '/streams/' + stream + '/media/recent?' + query, { headers: { locale } })
    .then(async (answer) => (answer.ok ? (await answer.json()).data : Promise.reject(String(answer.status))))
    .catch((reason) => {
      failure = typeof reason === 'string' ? reason : 'network'
      return []
    })
  if (place.dataset.product !== product || place.dataset.filter !== filter) return
  if (media.length === 0) {
    place.replaceChildren()
    place.dispatchEvent(new CustomEvent('gallery-empty', { detail: failure }))
    return
  }
  const title = words[widget]
  const list = element('ul', { tabindex: 0, 'aria-label': title }, ...media.map(photo))
  place.replaceChildren(element('h2', { class: 'heading' }, title), list, element('div', { class: 'gallery-foot' }, add()))
})(document.currentScript)
`
