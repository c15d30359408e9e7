const untrusted = 'has a certificate that is not trusted'

// https://docs.openssl.org/master/man3/X509_STORE_CTX_get_error/ and Node's `tls`
const problems: ReadonlyMap<unknown, string> = new Map([
  ['CERT_HAS_EXPIRED', 'has an expired certificate'],
  ['CERT_NOT_YET_VALID', 'has a certificate that is not valid yet'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'has a certificate for another name'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', untrusted],
  ['SELF_SIGNED_CERT_IN_CHAIN', untrusted],
  ['UNABLE_TO_GET_ISSUER_CERT', untrusted],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', untrusted],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', untrusted],
])

/** What is wrong with the certificate of a server, as the end of a sentence about it; null for another error. */
export function certificateProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  // Nodemailer writes a code of its own over that of TLS.
  const original = 'originalCode' in error ? problems.get(error.originalCode) : undefined
  return original ?? ('code' in error ? problems.get(error.code) : undefined) ?? null
}
