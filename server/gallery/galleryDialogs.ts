import { pictureUpload } from '../../contracts/pictureUpload.ts'

/**
 * Part of the gallery's script: `dialogsIn(widget)` makes the two dialogs of a widget, in its own element. `widget`:
 * `place` (the element), `element(tag, attributes, …children)`, `words`, `post(path, body)` (answers `{ id }`, or
 * rejects with a sentence; the same post again is done once, until `forget()`), `source(url)` (the whole address of a picture), `about` (what an upload belongs to).
 */
export const galleryDialogs = `const dialogsIn = ({ place, element, words, post, forget, source, about }) => {
  const say = (text, values) => text.replace(/{(\\w+)}/g, (_, name) => values[name])
  const button = (text, press, kind = 'second') => {
    const made = element('button', { type: 'button', class: kind === 'link' ? 'link link-button' : 'button', 'data-kind': kind }, text)
    made.addEventListener('click', press)
    return made
  }
  let turn = 0
  const open = (title, ...children) => {
    const id = place.id + '-dialog-' + ++turn
    title.id = id
    const close = () => dialog.close()
    const head = element('div', { class: 'gallery-head' }, title, button(words.close, close))
    const dialog = element('dialog', { 'aria-labelledby': id }, head, ...children)
    dialog.addEventListener('click', ({ target }) => target === dialog && close())
    dialog.addEventListener('close', () => dialog.remove())
    place.append(dialog)
    dialog.showModal()
    return dialog
  }
  const field = (id, text, control) => {
    const error = element('p', { id: id + '-error', class: 'gallery-error' })
    control.id = id
    const label = element('label', { for: id }, text)
    const fail = (sentence) => {
      error.textContent = sentence
      const isWrong = sentence !== ''
      for (const [name, value] of [['aria-invalid', true], ['aria-describedby', error.id]])
        isWrong ? control.setAttribute(name, value) : control.removeAttribute(name)
    }
    return { control, fail, node: element('div', {}, label, control, error) }
  }
  const form = (send, fields, submit, failed) => {
    const press = element('button', { type: 'submit', class: 'button', 'data-kind': 'primary' }, send)
    const made = element('form', { novalidate: '' }, ...fields, failed, press)
    made.addEventListener('submit', async (event) => {
      event.preventDefault()
      if (press.hasAttribute('aria-disabled')) return
      failed.textContent = ''
      press.setAttribute('aria-disabled', 'true')
      press.setAttribute('data-pending', 'true')
      await submit(made).catch((sentence) => (failed.textContent = String(sentence)))
      press.removeAttribute('aria-disabled')
      press.removeAttribute('data-pending')
    })
    return made
  }
  const alert = () => element('p', { role: 'alert', class: 'gallery-error' })
  const told = (instead, text) => {
    const sentence = element('p', { role: 'status', tabindex: -1 }, text)
    instead.replaceWith(sentence)
    sentence.focus()
  }

  const show = (media, first) => {
    let at = first
    const body = element('div', { class: 'gallery-photo' })
    const draw = () => {
      const { id, url, width, height, caption, language, user, products } = media[at]
      const image = element('img', { src: source(url), alt: caption, lang: language, width, height })
      const goods = products.map(({ path, name }) => element('li', {}, element('a', { class: 'link', href: path }, name)))
      const report = element('div', {}, button(words.report, () => report.replaceChildren(reportForm(id)), 'link'))
      body.replaceChildren(
        image,
        element('p', { lang: language }, caption),
        ...(goods.length > 0 ? [element('ul', {}, ...goods)] : []),
        report,
      )
      heading.textContent = words.by + ' ' + user
      where.textContent = say(words.place, { n: at + 1, count: media.length })
    }
    const move = (by) => {
      at = (at + by + media.length) % media.length
      draw()
    }
    const heading = element('h3', {})
    const where = element('span', { role: 'status', class: 'meta' })
    const steps = [button(words.previous, () => move(-1)), where, button(words.next, () => move(1))]
    draw()
    const dialog = open(heading, body, ...(media.length > 1 ? [element('div', { class: 'gallery-steps' }, ...steps)] : []))
    dialog.addEventListener('keydown', ({ key, target }) => {
      if (target.matches('textarea')) return
      if (key === 'ArrowLeft') steps[0].click()
      if (key === 'ArrowRight') steps[2].click()
    })
  }
  const reportForm = (id) => {
    const reason = field(place.id + '-reason', words.reason, element('textarea', { rows: 3, maxlength: 500 }))
    const submit = async (made) => {
      const text = reason.control.value.trim()
      await post('/media/' + id + '/reports', text === '' ? {} : { reason: text })
      told(made, words.reported)
    }
    setTimeout(() => reason.control.focus())
    return form(words.sendReport, [reason.node], submit, alert())
  }

  const typed = { name: '', caption: '', file: null }
  const upload = () => {
    const text = (id, label, least, most) => {
      const made = field(place.id + '-' + id, label, element('input', { maxlength: most, value: typed[id] }))
      made.fault = () => (typed[id].trim().length < least ? say(words.tooShort, { n: least }) : '')
      made.control.addEventListener('input', () => {
        typed[id] = made.control.value
        if (made.fault() === '') made.fail('')
      })
      return made
    }
    const name = text('name', words.name, 2, 50)
    const caption = text('caption', words.caption, 3, 200)
    const preview = element('img', { alt: '', hidden: '' })
    const file = field(place.id + '-file', words.file, element('input', { type: 'file', accept: 'image/jpeg,image/png,image/webp' }))
    const shown = () => {
      preview.hidden = typed.file === null
      if (typed.file !== null) preview.src = typed.file
    }
    file.control.addEventListener('change', async () => {
      const [chosen] = file.control.files
      const fault = chosen === undefined ? '' : await faultOf(chosen)
      typed.file = chosen === undefined || fault !== '' ? null : await dataOf(chosen)
      file.fail(fault)
      shown()
    })
    file.fault = () => (typed.file === null ? words.noFile : '')
    shown()
    const submit = async (made) => {
      const fields = [name, caption, file]
      for (const each of fields) each.fail(each.fault())
      const wrong = fields.find((each) => each.fault() !== '')
      if (wrong !== undefined) return wrong.control.focus()
      const { id: stashId } = await post('/stashes', { picture: typed.file.slice(typed.file.indexOf(',') + 1) })
      const { id: userId } = await post('/users', { name: typed.name.trim() })
      await post('/users/' + userId + '/media', { stashId, caption: typed.caption.trim(), ...about })
      forget()
      Object.assign(typed, { caption: '', file: null })
      told(made, words.sent)
    }
    const intro = element('p', {}, words.intro)
    open(element('h3', {}, words.add), intro, form(words.send, [name.node, caption.node, file.node, preview], submit, alert()))
  }
  const faultOf = async (file) => {
    if (file.size > ${pictureUpload.mostBytes}) return words.tooLarge
    const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()))
    return /^(\\xff\\xd8\\xff|\\x89PNG|RIFF[^]{4}WEBP)/.test(head) ? '' : words.wrongType
  }
  const dataOf = (file) =>
    new Promise((resolve, reject) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result)
      reader.onerror = () => reject(words.noAnswer)
      reader.readAsDataURL(file)
    })
  return { show, add: () => button(words.add, upload) }
}`
