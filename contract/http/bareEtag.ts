/**
 * An ETag without what compressing proxies add to it: `W/` before it (nginx), or the name of an encoding at its end
 * (Apache, Caddy). What is stored is the same version, however it was sent.
 *
 * @param etag with its quotes, as in the header `ETag`
 */
export const bareEtag = (etag: string): string => etag.replaceAll(/^W\/|-(?:gzip|br|zstd|deflate)(?="$)/g, '')
