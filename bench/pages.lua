-- Requests the pages of PAGES one after the other, with a session cookie, so that no proxy may cache the responses.
local pages = {}
for page in string.gmatch(os.getenv("PAGES"), "[^,]+") do pages[#pages + 1] = page end
local headers = { ["Cookie"] = "session-token=x", ["Accept-Encoding"] = "br" }
local n = 0
-- Milliseconds between two requests of a connection. Without a pause the server handles batches, which cost less.
delay = function() return math.random(20, 60) end
request = function()
  n = n + 1
  return wrk.format("GET", pages[n % #pages + 1], headers)
end
