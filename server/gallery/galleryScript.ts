import type { Language } from '../storage/tables/CatalogTables.ts'
import { galleryPath } from './mediaPage.ts'

export const galleryScriptPath = `${galleryPath}/widget.js`

const words: Readonly<Record<Language, Readonly<Record<'image-commerce' | 'user-photo' | 'by', string>>>> = {
  en: { 'image-commerce': 'Seen outdoors', 'user-photo': 'Photos by shoppers', by: 'Photo by' },
  fr: { 'image-commerce': 'Vu dehors', 'user-photo': 'Photos de clients', by: 'Photo de' },
  de: { 'image-commerce': 'Draußen gesehen', 'user-photo': 'Fotos von Kunden', by: 'Foto von' },
  it: { 'image-commerce': 'Visti all’aperto', 'user-photo': 'Foto dei clienti', by: 'Foto di' },
  es: { 'image-commerce': 'Vistos al aire libre', 'user-photo': 'Fotos de clientes', by: 'Foto de' },
}

/**
 * The script of the built-in gallery's widgets, served as another company would serve it. Its address names the service
 * (`base`), the element to fill (`container`) and the shop's `locale` (CMS-58). The element says which widget it is, its
 * `data-filter`, and with `data-product` whose photos are shown instead of those of the stream named like the element.
 * When there is nothing to show, the element gets the event `gallery-empty`; its `detail` says why, if a call failed.
 */
export const galleryScript = `'use strict'
;(async ({ src }) => {
  const address = new URL(src)
  const { base, container, locale } = Object.fromEntries(address.searchParams)
  const place = document.getElementById(container)
  if (place?.dataset.widget === undefined) return
  const { widget, filter, product } = place.dataset
  const all = ${JSON.stringify(words)}
  const words = all[locale.slice(0, 2)] ?? all.en
  const element = (tag, attributes, ...children) => {
    const made = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    made.append(...children)
    return made
  }
  const photo = ({ url, width, height, caption, language, user, products: [goods] }) => {
    const picture = { src: new URL(url, new URL(base, address)).href, alt: caption, lang: language, loading: 'lazy' }
    const image = element('img', { ...picture, width, height })
    const by = element('p', { class: 'meta' }, words.by + ' ' + user)
    if (widget === 'user-photo' || goods === undefined) return element('li', {}, image, by)
    return element('li', {}, element('a', { href: goods.path }, image, element('span', {}, goods.name)), by)
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
  if (media.length === 0) {
    place.dispatchEvent(new CustomEvent('gallery-empty', { detail: failure }))
    return
  }
  const title = words[widget]
  const list = element('ul', { tabindex: 0, 'aria-label': title }, ...media.map(photo))
  place.replaceChildren(element('h2', { class: 'heading' }, title), list)
})(document.currentScript)
`
