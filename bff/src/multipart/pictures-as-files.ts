import { Transform } from 'node:stream';

const BOUNDARY = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i;
const END_OF_HEAD = '\r\n\r\n';
const LONGEST_HEAD = 16 * 1024;
const PICTURE_OR_VIDEO = /^content-type:[ \t]*(?:image|video)\/[^\r\n]*/gim;

/**
 * Passes a form on, its pictures and videos as octets: a part of that type is a file to the parser, of any other type
 * only where it has a file's name. What they are is told by their content.
 */
export function picturesAsFiles(contentType = ''): Transform {
  const [, quoted, plain = ''] = BOUNDARY.exec(contentType) ?? [];
  const delimiter = `\r\n--${quoted ?? plain}`;
  // The first delimiter of a body may lack its line's beginning.
  let rest = Buffer.from('\r\n');
  let isInHead = false;

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk]);
      for (;;) {
        const mark = isInHead ? END_OF_HEAD : delimiter;
        const at = rest.indexOf(mark, 0, 'latin1');
        if (at === -1) break;
        const part = rest.subarray(0, at + mark.length);
        rest = rest.subarray(part.length);
        this.push(isInHead ? asOctets(part) : part);
        isInHead = !isInHead;
      }
      if (rest.length > LONGEST_HEAD) isInHead = false;
      if (!isInHead) {
        // The last line may be the beginning of a delimiter.
        const line = rest.lastIndexOf('\r');
        const end = line === -1 || rest.length - line >= delimiter.length ? rest.length : line;
        this.push(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
      done();
    },
    flush(done) {
      done(null, rest);
    },
  });
}

const asOctets = (head: Buffer): Buffer =>
  Buffer.from(head.toString('latin1').replace(PICTURE_OR_VIDEO, 'content-type: application/octet-stream'), 'latin1');
