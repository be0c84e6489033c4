// What is alive once every route has been asked for takes 80 MB of heap, after hundreds of forms 150; drawing the pictures of
// shared links needs more for a moment. With limits of 160 and of 224 the server ended amid busy quarters of an hour.
// And localhost is 127.0.0.1 here.
export const nodeFlags = ['--max-old-space-size=384', '--dns-result-order=ipv4first']
