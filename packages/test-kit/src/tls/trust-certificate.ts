import tls from 'node:tls'

/** Has this process trust a certificate as if a known authority had signed it; gives back what ends that. */
export function trustCertificate(cert: string): () => void {
  const known = tls.getCACertificates('default')
  tls.setDefaultCACertificates([...known, cert])
  return () => tls.setDefaultCACertificates(known)
}
