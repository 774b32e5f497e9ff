// Loaded into the server's process before anything else: tells the bench how long the event loop was held.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const histogram = monitorEventLoopDelay({ resolution: 1 });
histogram.enable();
process.on('message', (question) => {
  if (question === 'reset') histogram.reset();
  // in a turn of its own, so that a hold that ends right now is counted
  setTimeout(() => {
    const hold = histogram.count === 0 ? 0 : histogram.max / 1e6;
    process.send?.({ hold, memory: process.resourceUsage().maxRSS / 1024 });
  }, 5);
});
process.channel?.unref();
