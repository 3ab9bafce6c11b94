import tls from 'node:tls'

/** Makes this process trust a certificate. Returns the function that ends it. */
export function trustCertificate(cert: string): () => void {
  const known = tls.getCACertificates('default')
  tls.setDefaultCACertificates([...known, cert])
  return () => tls.setDefaultCACertificates(known)
}
