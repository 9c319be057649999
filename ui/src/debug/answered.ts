const patienceMs = 10_000

/** A call to a dead worker never settles: it is given up after `within` ms. */
export const answered = <T>(call: Promise<T>, within = patienceMs): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), within)
    call.then(resolve, reject).finally(() => clearTimeout(timer))
  })
