export { displayName, inLanguage, instant } from './store/names.ts'
export { readJson } from './store/read-json.ts'
export { suspendProvider } from './use-cases/suspend-provider.ts'
