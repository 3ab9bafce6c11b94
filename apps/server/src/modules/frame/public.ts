export { readFrameHosts, replaceFrameHosts } from './store/frame-hosts.ts'
export { changeFrameHosts } from './use-cases/change-frame-hosts.ts'
