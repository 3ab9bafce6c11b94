const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const pascal = (name: string) => name.split('-').map(upper).join('')
export const camel = (name: string) => {
  const [first = '', ...rest] = name.split('-')
  return first + rest.map(upper).join('')
}
/** `read-invoices`: `Read invoices`. */
export const sentence = (name: string) => upper(name.replaceAll('-', ' '))

export const isKebab = (name: string) => /^[a-z]+(-[a-z]+)*$/.test(name)
export const isVerbNoun = (name: string) => /^[a-z]+(-[a-z]+)+$/.test(name)
