// A bare WebSocket server that sends everything back and keeps nothing; it ends when its standard input does.
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data) => socket.send(data, { binary: false }));
});
server.on('listening', () => {
  const place = server.address();
  process.stdout.write(`${typeof place === 'object' && place !== null ? place.port : 0}\n`);
});
process.stdin.resume().once('close', () => process.exit());
